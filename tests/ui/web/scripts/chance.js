// The page's own chance is the same in every run, and goes on where it was when the page is loaded again.
{
  const step = () => {
    const count = Number(sessionStorage.getItem("drawn") ?? 0) + 1;
    sessionStorage.setItem("drawn", String(count));
    return count;
  };
  const hash = (text) => {
    let value = 2166136261;
    for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
    value = Math.imul(value ^ (value >>> 16), 2246822507);
    value = Math.imul(value ^ (value >>> 13), 3266489909);
    return (value ^ (value >>> 16)) >>> 0;
  };
  const drawn = sessionStorage.getItem("seed") ?? globalThis.drawn;
  Crypto.prototype.getRandomValues = function (bytes) {
    const count = step();
    bytes.forEach((_, at) => (bytes[at] = hash(`${drawn} ${count} ${at}`) & 255));
    return bytes;
  };
  Math.random = () => hash(`${drawn} ${step()}`) / 2 ** 32;
}
