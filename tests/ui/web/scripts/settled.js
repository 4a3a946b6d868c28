// When two frames have been drawn: the first lays out what has changed, the second what scripts change because of that.
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
