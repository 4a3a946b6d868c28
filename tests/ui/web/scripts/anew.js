// Forget everything but what is given; the page's own chance is that of the next test.
({ kept, seed }) => {
  localStorage.clear();
  Object.assign(localStorage, kept);
  sessionStorage.clear();
  sessionStorage.setItem("seed", seed);
}
