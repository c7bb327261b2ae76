import { pathOfLink } from './prefetchLinks.ts'

const ORIGIN = 'http://localhost'

test.each([
	['<a href="/anime/1?x=1#y"><b>x</b></a>', '/anime/1'],
	['<a href="http://localhost/explore"><b>x</b></a>', '/explore'],
	['<a href="https://elsewhere.example/explore"><b>x</b></a>', undefined],
	['<a href="/file" download><b>x</b></a>', undefined],
	['<a href="/new" target="_blank"><b>x</b></a>', undefined],
	['<a><b>x</b></a>', undefined],
	['<p><b>x</b></p>', undefined],
])('the link %s has the path %s', (html, path) => {
	document.body.innerHTML = html
	expect(pathOfLink(document.querySelector('b'), ORIGIN)).toBe(path)
})
