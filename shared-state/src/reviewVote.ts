import { atom } from 'nanostores'

/** The vote that the reader cast last with a review, and on what: `title 1`. */
export const $reviewVote = atom<{ key: string; score: number } | undefined>()
