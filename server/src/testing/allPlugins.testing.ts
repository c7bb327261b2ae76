/** The settings with which plugins are on that need an account at another service. */
export const ALL_PLUGINS = {
	ANILIST_CLIENT_ID: 'niouka',
	ANILIST_CLIENT_SECRET: 'secret',
	DISCORD_CLIENT_ID: 'niouka',
	DISCORD_CLIENT_SECRET: 'secret',
	DISCORD_WEBHOOK_SECRET: 'x'.repeat(32),
}
