import { removeServerTitle } from './removeServerTitle.ts'

test('removes the title of the server when a screen adds its own', async () => {
	document.head.innerHTML = '<title>Do servidor</title>'
	removeServerTitle()
	document.head.append(document.createElement('meta'))
	await Promise.resolve()
	expect(document.title).toBe('Do servidor')
	const own = document.createElement('title')
	own.textContent = 'Da tela'
	document.head.append(own)
	await Promise.resolve()
	expect(document.title).toBe('Da tela')
	expect(document.head.querySelectorAll('title')).toHaveLength(1)
})
