import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { localeOf } from '../language/locale.ts'

/** Sends a plain page that is neither cached, indexed nor named to others: its address is a secret. @param main its escaped content */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, main: string): FastifyReply {
	const locale = localeOf(request)
	return reply
		.header('cache-control', 'no-store')
		.header('content-language', LANGUAGE_TAGS[locale])
		.header('x-robots-tag', 'noindex')
		.header('referrer-policy', 'no-referrer')
		.type('text/html; charset=utf-8')
		.send(plainPage(locale, main, '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'))
}

/** A page of HTML that loads no other file, because the site may be unable to serve one. @param main its escaped content */
export function plainPage(locale: Locale, main: string, head = ''): string {
	return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		${head}
		<title>Niouka</title>
		<style>${STYLE}</style>
	</head>
	<body>
		<main>
			<p class="name">Niouka</p>
			${main}
		</main>
	</body>
</html>
`
}

// The canvas, text, muted and action colours of the two themes. The theme that the visitor chose is not known here.
const STYLE = [
	':root{color-scheme:dark light;--canvas:#0d0f1a;--text:#f6f0e4;--muted:#b9b3a8;--action:#d2362a}',
	'@media(prefers-color-scheme:light){:root{--canvas:#f6f0e4;--text:#1a1b27;--muted:#5b564d;--action:#c22c21}}',
	'body{min-height:100vh;margin:0;display:grid;place-items:center;background:var(--canvas);color:var(--text);',
	'font:16px/1.6 Figtree Variable,Figtree,system-ui,Hiragino Sans,Yu Gothic UI,sans-serif}',
	'main{max-width:32rem;padding:24px}',
	'.name{width:fit-content;margin:0 0 24px;border-bottom:3px solid var(--action);font-size:20px;font-weight:700}',
	'h1{margin:0 0 24px;font-size:clamp(24px,5vw,32px);line-height:1.3;text-wrap:balance}',
	'a,button{display:inline-block;padding:10px 20px;border:0;border-radius:10px;background:var(--action);color:#fff9f0;',
	'font:inherit;font-weight:600;text-decoration:none;cursor:pointer}',
	'a:focus-visible,button:focus-visible{outline:2px solid var(--text);outline-offset:3px}',
	'.number{margin-top:32px;color:var(--muted);font:12px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}',
].join('')
