import { textError } from './textField.ts'

test.each(['', ' ', '\u3164\u3164', '\u200b', '\u2800', '\u00ad'])('of %j nothing is seen', (text) => {
	expect(textError(text, { maxLength: 9, required: 'group.name.required' })).toBe('group.name.required')
	expect(textError(text, { maxLength: 9 })).toBeUndefined()
})

test.each(['a', '月', '…', '🎌', '7'])('%s is seen', (text) => {
	expect(textError(text, { maxLength: 9, required: 'group.name.required' })).toBeUndefined()
})
