export interface KeyTables {
	/** The keys of the site, which all of its processes share. */
	site_key: {
		name: 'oauth' | 'unsubscribe' | 'vapid'
		/** Null for a key without a public half. */
		public_half: string | null
		secret: string
	}
}
