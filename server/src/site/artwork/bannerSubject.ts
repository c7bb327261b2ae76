import { GENRES, type Genre } from 'shared-contract'
import { colorOf, isMemberPictureId } from './avatarSubject.ts'
import type { ArtworkSubject } from './index.ts'

/**
 * What the banner of a profile is drawn from: the member's id alone, so that it tells of nobody whether they are there.
 */
export function bannerSubject(id: string): ArtworkSubject | undefined {
	if (!isMemberPictureId(id)) return undefined
	return { kind: 'banner', id, name: '', nativeName: null, genres: sceneOf(id), color: colorOf(id), number: null }
}

/** The scenes that a member's wide pictures are drawn from. It says nothing of what they like. */
export function sceneOf(id: string): Genre[] {
	const genre = GENRES[Number.parseInt(id.slice(9, 13), 16) % GENRES.length]
	return genre ? [genre] : []
}
