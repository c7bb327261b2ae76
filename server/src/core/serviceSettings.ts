import { boolean, integer, optional, string } from 'shared-contract/schema'
import { TRUTH, WEB_ADDRESS } from './settingFormats.ts'

const SECRET = { pattern: '^\\S+$', description: 'a text without spaces' }

/** The settings of the services that the site uses or links to: chat, Discord, mail, push, source code, the assistant's model. */
export const SERVICE_SETTINGS = {
	CHAT_URL: optional(
		string({ title: "Link to the community's chat in the footer; without it there is none", ...WEB_ADDRESS }),
	),
	DISCORD_CLIENT_ID: optional(
		string({
			title: 'OAuth client of the sign-in with Discord; its redirect address is SITE_URL/auth',
			pattern: '^\\S+$',
			description: 'an id, without spaces',
		}),
	),
	DISCORD_CLIENT_SECRET: optional(
		string({ title: 'Secret of that OAuth client', pattern: '^\\S+$', description: 'a secret, without spaces' }),
	),
	DISCORD_BASE_URL: string({
		title: "Another server with Discord's protocol, for tests",
		...WEB_ADDRESS,
		default: 'https://discord.com',
	}),
	DISCORD_WEBHOOK_SECRET: optional(
		string({
			title:
				'Lets groups post their plans on Discord: the secret with which the addresses of their channels are sealed',
			pattern: '^\\S{32,}$',
			description: 'at least 32 characters without spaces, as of openssl rand -hex 32',
		}),
	),
	ANILIST_CLIENT_ID: optional(
		string({
			title: 'OAuth client of the sync with AniList; its redirect address is SITE_URL/settings/sync',
			...SECRET,
		}),
	),
	ANILIST_CLIENT_SECRET: optional(
		string({ title: 'Secret of that OAuth client; the tokens of members are sealed with it', ...SECRET }),
	),
	ANILIST_BASE_URL: optional(string({ title: "Another server with AniList's protocol, for tests", ...WEB_ADDRESS })),
	MAL_CLIENT_ID: optional(
		string({
			title: 'OAuth client of the sync with MyAnimeList; its redirect address is SITE_URL/settings/sync',
			...SECRET,
		}),
	),
	MAL_CLIENT_SECRET: optional(
		string({ title: 'Secret of that OAuth client; the tokens of members are sealed with it', ...SECRET }),
	),
	MAL_BASE_URL: optional(string({ title: "Another server with MyAnimeList's protocol, for tests", ...WEB_ADDRESS })),
	SMTP_URL: optional(
		string({
			title: 'Mail server; needs SITE_URL for the links in e-mails',
			pattern: '^smtps?://\\S+$',
			description: 'smtp:// or smtps://, user:password@host:port',
		}),
	),
	MAIL_FROM: optional(
		string({
			title: 'Sender of e-mails; without it no-reply at the host of SITE_URL',
			pattern: '^[^<>\\r\\n]*(<[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$',
			description: 'an e-mail address, or Name <address>',
		}),
	),
	VAPID_PUBLIC_KEY: optional(
		string({
			title:
				'Public key by which push services know the site, with VAPID_PRIVATE_KEY; without both the site makes a pair',
			pattern: '^[A-Za-z0-9_-]{87}$',
			description: 'a public key of P-256, 65 bytes in base64url',
		}),
	),
	VAPID_PRIVATE_KEY: optional(
		string({
			title: 'Private key of that pair',
			pattern: '^[A-Za-z0-9_-]{43}$',
			description: 'a private key of P-256, 32 bytes in base64url',
		}),
	),
	SOURCE_URL: string({
		title: 'Link to the source code in the footer',
		...WEB_ADDRESS,
		default: 'https://github.com/niouka/niouka',
	}),
	GEMINI_API_KEY: optional(
		string({
			title: "API key of the assistant's model; without it the assistant answers from the catalogue alone",
			pattern: '^[!-~]+$',
			description: 'a key, without spaces',
		}),
	),
	GEMINI_MODEL: string({
		title: 'Model of the assistant',
		pattern: '^[A-Za-z0-9._/-]{1,100}$',
		default: 'gemini-2.5-flash',
		description: 'the name of a model',
	}),
	ASSISTANT_ASKS_AGE: boolean({
		title:
			'Whether the model answers only members whose birth date says that they are adults; false: all but known minors',
		default: true,
		...TRUTH,
	}),
	DRAFT_TOKENS_PER_DAY: integer({
		title: "Tokens that drafts of texts by the assistant's model may take in a day",
		minimum: 0,
		maximum: 1_000_000_000,
		default: 500_000,
		description: 'a whole number; 0 for no drafts by a model',
	}),
	GEMINI_BASE_URL: optional(string({ title: "Another service with the model's protocol", ...WEB_ADDRESS })),
}
