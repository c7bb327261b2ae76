import type { FastifyInstance } from 'fastify'
import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { localeOf } from '../../core/language/locale.ts'
import { FIXED_PAGES } from '../head/fixedPages.ts'
import type { ShellFiles } from './shellFiles.ts'

const COLOR = '#0d0f1a'
/** The pages that the icon of the installed site offers, with the texts of the frame. */
const SHORTCUTS = [
	['/lists', 'header.lists'],
	['/calendar', 'header.calendar'],
	['/messages', 'header.messages'],
	['/popular', 'header.popular'],
] as const

/** The address of the web app manifest in a language. */
export const manifestPath = (locale: Locale) => `/site.webmanifest?hl=${locale}`

/** Serves the web app manifest, with which browsers install the site, in the reader's language. */
export function registerManifest(app: FastifyInstance, shell: ShellFiles): void {
	app.get('/site.webmanifest', { schema: { hide: true } }, async (request, reply) => {
		const locale = localeOf(request)
		const manifest = manifestOf(locale, await shell.translations(locale))
		reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-language, cookie')
		return reply.type('application/manifest+json').send(JSON.stringify(manifest))
	})
}

function manifestOf(locale: Locale, translations: Readonly<Record<string, string>>) {
	return {
		id: '/',
		name: 'Niouka',
		short_name: 'Niouka',
		description: FIXED_PAGES['/']?.[locale].description,
		lang: LANGUAGE_TAGS[locale],
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: COLOR,
		theme_color: COLOR,
		categories: ['entertainment', 'social'],
		icons: [
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
			...[192, 512].map((size) => icon(`icon-${size}`, size)),
			{ ...icon('maskable-512', 512), purpose: 'maskable' },
		],
		shortcuts: SHORTCUTS.map(([url, key]) => ({ url, name: translations[key] ?? url, icons: [icon('icon-192', 192)] })),
		screenshots: [
			{ ...picture('wide', '1280x800'), form_factor: 'wide' },
			{ ...picture('narrow', '780x1688'), form_factor: 'narrow' },
		],
	}
}

const icon = (name: string, size: number) => picture(name, `${size}x${size}`)
const picture = (name: string, sizes: string) => ({ src: `/install/${name}.png`, sizes, type: 'image/png' })
