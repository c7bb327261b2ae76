import { textError } from './textField.ts'

test.each(['', ' ', '\u3164\u3164', '\u200b', '\u2800', '\u00ad'])('%j has no visible character', (text) => {
	expect(textError(text, { maxLength: 9, required: 'group.name.required' })).toBe('group.name.required')
	expect(textError(text, { maxLength: 9 })).toBeUndefined()
})

test.each(['a', '月', '…', '🎌', '7'])('%s has visible characters', (text) => {
	expect(textError(text, { maxLength: 9, required: 'group.name.required' })).toBeUndefined()
})
