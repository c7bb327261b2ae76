import { EMAIL_MAX_LENGTH, REPORT_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { object, string } from '../schema.ts'
import { Done } from './session.ts'

export const bugReportRoute = route('POST', '/api/bug-reports', {
	session: 'none',
	summary: 'Reports a fault of the site',
	tag: 'site',
	body: object({
		description: string({ maxLength: REPORT_MAX_LENGTH * 2 }),
		email: string({ maxLength: EMAIL_MAX_LENGTH * 2 }),
	}),
	answer: Done,
})

export const feedbackRoute = route('POST', '/api/feedback', {
	session: 'none',
	summary: 'Tells the team something',
	tag: 'site',
	body: object({
		message: string({ maxLength: REPORT_MAX_LENGTH * 2 }),
		email: string({ maxLength: EMAIL_MAX_LENGTH * 2 }),
	}),
	answer: Done,
})
