import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

interface Served {
	pattern: RegExp
	methods: string[]
}

/** Keeps, from now on, which methods each path is served with, to tell a wrong method from an unknown path. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
	const served = new Map<string, Served>()
	app.addHook('onRoute', ({ url, method }) => {
		if (url.includes('*')) return
		const known = served.get(url) ?? { pattern: patternOf(url), methods: [] }
		known.methods.push(...[method].flat())
		served.set(url, known)
	})
	return (path) => [...served.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
}

/** Refuses what no route serves: 405 with the methods that there are where the path is known, 404 where it is not. */
export function refuseUnknownRoute(methodsOf: (path: string) => string[]) {
	return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
		const methods = methodsOf(request.url.split('?')[0] ?? '/')
		// A path may have the shape of one that is served and yet be none, as where a part of it is far too long.
		if (methods.length === 0 || methods.includes(request.method)) throw new Problem('request.notFound', 404)
		reply.header('allow', methods.join(', '))
		throw new Problem('request.method', 405)
	}
}

// `/api/saved/:titleId` as a pattern; what stands between the places has no signs of an expression but dots.
function patternOf(url: string): RegExp {
	return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`)
}
