/** What the samples call things by, and the ids that these got in the database. */
export interface SampleIds {
	/** Member id by key. */
	members: ReadonlyMap<string, string>
	/** Title id by key. */
	titles: ReadonlyMap<string, number>
	/** Episode id by title key, season and number. */
	episodes: ReadonlyMap<string, number>
}

export function episodeKey(title: string, season: number, episode: number): string {
	return `${title} ${season} ${episode}`
}

/** What a key stands for. @throws when the samples name something that they do not hold. */
export function known<Value>(ids: ReadonlyMap<string, Value>, key: string): Value {
	const value = ids.get(key)
	if (value === undefined) throw new Error(`the samples name "${key}", which they do not hold`)
	return value
}
