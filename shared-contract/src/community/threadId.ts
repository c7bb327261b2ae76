/** The id of the conversation that is the thread of a channel's message. */
export const threadIdOf = (channelId: string, number: number): string => `${channelId}--${number}`

/** The channel of a thread; of another conversation its own id. */
export const channelOfThread = (id: string): string => id.split('--')[0] ?? id

/** The number of the message that carries a thread; undefined for another conversation. */
export function rootOfThread(id: string): number | undefined {
	const [, number] = id.split('--')
	return number === undefined ? undefined : Number(number)
}
