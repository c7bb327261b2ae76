import { atom, onMount, type ReadableAtom } from 'nanostores'
import { addFavoriteRoute, type EntityType, favoriteEntitiesRoute, removeFavoriteRoute } from 'shared-contract'
import { $session, $site, type ActionOutcome, act, call } from 'shared-state'

const NONE: ReadonlySet<string> = new Set()
const $keys = atom(NONE)
let loading: Promise<void> = Promise.resolve()

/** The reader's favourite people, characters and studios, by {@link entityKey}. All heart buttons share this store. */
export const $favoriteEntities: ReadableAtom<ReadonlySet<string>> = $keys

/** The key of an entity, unique across types. */
export function entityKey(type: EntityType, id: number): string {
	return `${type} ${id}`
}

onMount($keys, () =>
	$session.subscribe(({ state }) => {
		$keys.set(NONE)
		if (state === 'member' || $site.get().demo) loading = load()
	}),
)

async function load(): Promise<void> {
	const session = $session.get()
	const outcome = await call(favoriteEntitiesRoute, {})
	// The session changed while the request ran.
	if (outcome.state !== 'done' || $session.get() !== session) return
	const { person, character, studio } = outcome.answer
	$keys.set(
		new Set([
			...person.map((id) => entityKey('person', id)),
			...character.map((id) => entityKey('character', id)),
			...studio.map((id) => entityKey('studio', id)),
		]),
	)
}

function mark(key: string, isFavorite: boolean): void {
	const keys = new Set($keys.get())
	if (isFavorite) keys.add(key)
	else keys.delete(key)
	$keys.set(keys)
}

/** Adds an entity to the favourites or removes it. Optimistic update: rolls back on error. */
export async function setFavoriteEntity(
	type: EntityType,
	id: number,
	isFavorite: boolean,
): Promise<ActionOutcome<unknown>> {
	await loading
	const key = entityKey(type, id)
	mark(key, isFavorite)
	const input = { params: { type, id: String(id) } }
	const outcome = isFavorite ? await act(addFavoriteRoute, input) : await act(removeFavoriteRoute, input)
	if (outcome.state !== 'done' && outcome.state !== 'example') mark(key, !isFavorite)
	return outcome
}
