/** The time zone of most readers. */
export const DEFAULT_ZONE = 'America/Sao_Paulo'

/** The time zone that a browser sent, or the default for an unknown name. */
export function knownZone(name: string): string {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
	} catch {
		return DEFAULT_ZONE
	}
}
