import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

interface RouteMethods {
	pattern: RegExp
	methods: string[]
}

/** Collects the methods of each route that is registered from now on, to tell a wrong method from an unknown path. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
	const routes = new Map<string, RouteMethods>()
	app.addHook('onRoute', ({ url, method }) => {
		if (url.includes('*')) return
		const known = routes.get(url) ?? { pattern: patternOf(url), methods: [] }
		known.methods.push(...[method].flat())
		routes.set(url, known)
	})
	return (path) => [...routes.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
}

/** Refuses a request without a route: 405 with the allowed methods when the path is known, else 404. */
export function refuseUnknownRoute(methodsOf: (path: string) => string[]) {
	return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
		const methods = methodsOf(request.url.split('?')[0] ?? '/')
		// A path may match a pattern and still have no route, as when a parameter exceeds the limit of the router.
		if (methods.length === 0 || methods.includes(request.method)) throw new Problem('request.notFound', 404)
		reply.header('allow', methods.join(', '))
		throw new Problem('request.method', 405)
	}
}

// `/api/saved/:titleId` as a pattern. Outside parameters the only special characters are dots.
function patternOf(url: string): RegExp {
	return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`)
}
