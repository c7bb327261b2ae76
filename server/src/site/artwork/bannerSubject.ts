import { GENRES, type Genre } from 'shared-contract'
import { colorOf, isMemberPictureId } from './avatarSubject.ts'
import type { ArtworkSubject } from './index.ts'

/**
 * The data of a profile's banner: the id alone, so that it does not reveal whether the member exists.
 */
export function bannerSubject(id: string): ArtworkSubject | undefined {
	if (!isMemberPictureId(id)) return undefined
	return { kind: 'banner', id, name: '', nativeName: null, genres: sceneOf(id), color: colorOf(id), number: null }
}

/** The genre for the scene of a member's banner, by id; unrelated to the member's taste. */
export function sceneOf(id: string): Genre[] {
	const genre = GENRES[Number.parseInt(id.slice(9, 13), 16) % GENRES.length]
	return genre ? [genre] : []
}
