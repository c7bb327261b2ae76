import bowser from 'bowser'

const USER_AGENT_MAX_LENGTH = 300

/** The user agent as it is stored with a session, shortened. */
export function shortUserAgent(header: string | undefined): string {
	return (header ?? '').slice(0, USER_AGENT_MAX_LENGTH)
}

/** The device of a session; null where the user agent does not say. */
export interface Device {
	browser: string | null
	system: string | null
	isPhone: boolean
}

/** Parses a user agent. */
export function deviceOf(userAgent: string): Device {
	if (userAgent.trim() === '') return { browser: null, system: null, isPhone: false }
	const { browser, os, platform } = bowser.parse(userAgent)
	return {
		browser: browser.name || null,
		system: os.name || null,
		isPhone: platform.type === 'mobile' || platform.type === 'tablet',
	}
}
