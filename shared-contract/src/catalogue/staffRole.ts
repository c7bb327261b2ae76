/** What people do for a title. Any other role is stored as its source or a member wrote it. */
export const STAFF_ROLES = [
	'originalStory',
	'story',
	'art',
	'storyAndArt',
	'originalPlan',
	'originalCharacterDesign',
	'originalIllustration',
	'director',
	'chiefDirector',
	'assistantDirector',
	'episodeDirector',
	'seriesComposition',
	'script',
	'storyboard',
	'characterDesign',
	'subCharacterDesign',
	'mechanicalDesign',
	'propDesign',
	'costumeDesign',
	'creatureDesign',
	'titleLogoDesign',
	'designWorks',
	'conceptArt',
	'chiefAnimationDirector',
	'animationDirector',
	'mainAnimator',
	'keyAnimation',
	'animation',
	'actionDirector',
	'layout',
	'artDirector',
	'assistantArtDirector',
	'artDesign',
	'artBoard',
	'backgroundArt',
	'colorDesign',
	'visualDirector',
	'cgDirector',
	'cgSupervisor',
	'cg',
	'directorOfPhotography',
	'photography',
	'editing',
	'soundDirector',
	'soundDesign',
	'soundEffects',
	'recording',
	'music',
	'musicProducer',
	'themeSongPerformance',
	'themeSongLyrics',
	'themeSongComposition',
	'themeSongArrangement',
	'insertSongPerformance',
	'insertSongLyrics',
	'choreography',
	'producer',
	'chiefProducer',
	'executiveProducer',
	'animationProducer',
	'planning',
	'supervisor',
	'originalWorkAssistance',
	'literaryArts',
	'adrDirector',
	'adrScript',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A stored role: a code, with the note that its source has, such as `eps 3, 5`; or a text. */
export type ParsedRole = { code: StaffRole; note: string | null } | { text: string }

const WITH_NOTE = /^(\w+)(?: \((.+)\))?$/s

/**
 * Reads a stored role: `keyAnimation (eps 3, 5)` is a code and a note.
 *
 * @returns the text for a role without a code.
 */
export function parseStaffRole(stored: string): ParsedRole {
	const [, word = '', note = null] = WITH_NOTE.exec(stored) ?? []
	return isStaffRole(word) ? { code: word, note } : { text: stored }
}

/** The stored form of a role, the opposite of {@link parseStaffRole}. */
export function storedStaffRole(role: ParsedRole): string {
	if ('text' in role) return role.text
	return role.note === null ? role.code : `${role.code} (${role.note})`
}

function isStaffRole(word: string): word is StaffRole {
	return STAFF_ROLES.some((code) => code === word)
}
