import type { MessageReaction } from 'shared-contract'

/** The emoji of each reaction. */
export const REACTION_SIGNS: Readonly<Record<MessageReaction, string>> = {
	like: '👍',
	love: '❤️',
	laugh: '😂',
	wow: '😮',
	cry: '😢',
	fire: '🔥',
}
