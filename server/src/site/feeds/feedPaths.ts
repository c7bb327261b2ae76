/** The path of the feed of a title. */
export const titleFeedPath = (id: number) => `/feeds/titles/${id}.xml`

/** The path of the feed of a member's public activity. */
export const memberFeedPath = (username: string) => `/feeds/members/${encodeURIComponent(username)}.xml`

/** The path of the feed of a list that a member made; `key` is its id in paths, `cl12`. */
export const listFeedPath = (key: string) => `/feeds/lists/${key}.xml`

/** The most entries of such a feed: the newest. */
export const MAX_ENTRIES = 50
