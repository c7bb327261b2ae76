import { youtubeId } from './youtubeId.ts'

test.each([
	['abcdefghijk', 'abcdefghijk'],
	['https://www.youtube.com/watch?v=abcdefghijk&t=3s', 'abcdefghijk'],
	['https://youtu.be/abcdefghijk?si=x', 'abcdefghijk'],
	['https://m.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
	['https://www.youtube-nocookie.com/embed/abcdefghijk', 'abcdefghijk'],
	['https://exemplo.com.br/watch?v=abcdefghijk', 'https://exemplo.com.br/watch?v=abcdefghijk'],
	['https://www.youtube.com/@canal', 'https://www.youtube.com/@canal'],
])('%s is %s', (typed, id) => {
	expect(youtubeId(typed)).toBe(id)
})
