import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { originsOf } from '../settingFormats.ts'
import type { Settings } from '../settings.ts'

const YEAR_S = 31_536_000
const PERMISSIONS =
	'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), ' +
	'publickey-credentials-get=(self), publickey-credentials-create=(self)'
// Ports of the development servers of slices.
const DEVELOPMENT_PORTS = Array.from({ length: 19 }, (_, index) => 3001 + index)

/** A Content-Security-Policy that allows further sources of scripts: origins, or hashes of scripts in the page. */
export function allowScripts(policy: string, sources: readonly string[]): string {
	return policy.replace(/(?<=^|;)script-src [^;]*/, (directive) => [directive, ...sources].join(' '))
}

const LOCAL_FILES = /^(?:script|style|img|font|connect)-src /

/**
 * The Content-Security-Policy of a page with a local override of a slice: the files, requests and sockets of that origin are
 * allowed. The origin has no TLS, so requests are not upgraded.
 */
export function allowOrigins(policy: string, origins: readonly string[]): string {
	const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
	return policy
		.split(';')
		.filter((directive) => directive.trim() !== 'upgrade-insecure-requests')
		.map((directive) => (LOCAL_FILES.test(directive) ? [directive, ...origins].join(' ') : directive))
		.map((directive) => (directive.startsWith('connect-src ') ? [directive, ...sockets].join(' ') : directive))
		.join(';')
}

/** Registers the security headers of all answers. */
export async function registerSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
	const secure = settings.SITE_URL?.startsWith('https://') ?? false
	const development = settings.FEDERATION_REGISTRY === undefined ? [] : DEVELOPMENT_PORTS
	const origins = development.map((port) => `http://localhost:${port}`)
	const sockets = development.map((port) => `ws://localhost:${port}`)

	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'", ...origins],
				scriptSrc: ["'self'", ...origins],
				// styled-components writes its rules into a style element; decision 0003.
				styleSrc: ["'self'", "'unsafe-inline'", ...origins],
				imgSrc: ["'self'", 'data:', 'blob:', ...origins, ...(settings.REMOTE_PICTURES === 'true' ? ['https:'] : [])],
				fontSrc: ["'self'", ...origins],
				connectSrc: ["'self'", ...originsOf(settings.SERVICE_ORIGINS), ...origins, ...sockets],
				// Members see the cards that they give to other sites.
				frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
				formAction: ["'self'"],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				frameAncestors: ["'none'"],
				...(secure ? { upgradeInsecureRequests: [] } : {}),
			},
		},
		crossOriginOpenerPolicy: { policy: 'same-origin' },
		crossOriginResourcePolicy: { policy: 'same-origin' },
		originAgentCluster: true,
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
		strictTransportSecurity: secure ? { maxAge: YEAR_S, includeSubDomains: true } : false,
		xFrameOptions: { action: 'deny' },
	})
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('permissions-policy', PERMISSIONS)
	})
}

/** Headers of an answer. */
export type AnswerHeaders = Readonly<Record<string, string>>

/**
 * The headers of {@link registerSecurityHeaders}, for answers that bypass Fastify's hooks. They are read once, from an empty
 * application with those headers.
 */
export function securityHeadersOf(settings: Settings): () => Promise<AnswerHeaders> {
	let headers: Promise<AnswerHeaders> | undefined
	return () => {
		headers ??= readHeaders(settings)
		return headers
	}
}

async function readHeaders(settings: Settings): Promise<AnswerHeaders> {
	const app = Fastify()
	await registerSecurityHeaders(app, settings)
	app.get('/', async (_request, reply) => reply.code(204).send())
	const { headers } = await app.inject('/')
	await app.close()
	const { date, connection, ...set } = headers
	return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, String(value)]))
}
