import { EMAIL_MAX_LENGTH, REPORT_MAX_LENGTH } from 'shared-contract'
import { checkReport } from './checkReport.ts'

test.each([
	['a text without an address', { text: 'Quebrou', email: '' }, {}],
	['a text with an address', { text: 'Quebrou', email: 'bia@exemplo.com' }, {}],
	['a blank text', { text: ' \n ', email: '' }, { text: 'text.required' }],
	['a long text', { text: 'x'.repeat(REPORT_MAX_LENGTH + 1), email: '' }, { text: 'text.tooLong' }],
	['an address without @', { text: 'a', email: 'bia' }, { email: 'auth.email.invalid' }],
	['a long address', { text: 'a', email: `${'b'.repeat(EMAIL_MAX_LENGTH)}@c` }, { email: 'auth.email.invalid' }],
	['two errors', { text: '', email: '@' }, { text: 'text.required', email: 'auth.email.invalid' }],
])('%s', (_name, report, errors) => {
	expect(checkReport(report)).toEqual(errors)
})
