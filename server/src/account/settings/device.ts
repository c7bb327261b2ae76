import bowser from 'bowser'

const USER_AGENT_MAX_LENGTH = 300

/** What of a browser's own description is kept with a session. */
export function shortUserAgent(header: string | undefined): string {
	return (header ?? '').slice(0, USER_AGENT_MAX_LENGTH)
}

/** What a member is told of where they are signed in. Null is what the browser's description does not tell. */
export interface Device {
	browser: string | null
	system: string | null
	isPhone: boolean
}

/** Reads a browser's description of itself. */
export function deviceOf(userAgent: string): Device {
	if (userAgent.trim() === '') return { browser: null, system: null, isPhone: false }
	const { browser, os, platform } = bowser.parse(userAgent)
	return {
		browser: browser.name || null,
		system: os.name || null,
		isPhone: platform.type === 'mobile' || platform.type === 'tablet',
	}
}
