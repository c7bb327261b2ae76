/** The database ids of the sample entities, by sample key. */
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

/** The id of a sample key. @throws Error for an unknown key. */
export function known<Value>(ids: ReadonlyMap<string, Value>, key: string): Value {
	const value = ids.get(key)
	if (value === undefined) throw new Error(`the samples name "${key}", which they do not hold`)
	return value
}
