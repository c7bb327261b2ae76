import type { testSite } from '../../testing.ts'

export type Site = ReturnType<typeof testSite>

/** What a request is about: the id by which whoever asks names it. */
export interface Place {
	/** The thing itself. */
	there: string | ((actor: string) => string)
	/** The same for a thing that is not there. */
	absent: string
}

/** What is private in the world says this; nothing else does. */
export const SECRET = 'Segredo'

/** Of nobody and nothing. */
export const ABSENT_UUID = '00000000-0000-4000-8000-000000000000'
export const ABSENT_NUMBER = '999999999'
