import type { FastifyReply } from 'fastify'
import { requestCookie } from '../../account/app/oauth/requestCookie.ts'
import { setOverrideCookie } from '../../releases/visitor/overrideCookie.ts'
import { setRoleCookie } from '../../releases/visitor/roleCookie.ts'
import { startVisit } from '../../releases/visitor/visitCookie.ts'
import { setSessionCookie } from '../identity/sessionKey.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { hostCookie } from './hostCookie.ts'

const settingsOf = (SITE_URL: string) => parseSettings({ SITE_URL })
const SEAL = { secret: 'x', now: new Date() }

/** The name and the attributes of the cookie that a function sets. */
function set(settings: Settings, by: (reply: FastifyReply, settings: Settings) => unknown) {
	let found: { name: string; attributes: object } | undefined
	const reply = { setCookie: (name: string, _value: string, attributes: object) => (found = { name, attributes }) }
	by(reply as unknown as FastifyReply, settings)
	return found
}

const SETTERS: [string, (reply: FastifyReply, settings: Settings) => unknown][] = [
	['session', (reply, settings) => setSessionCookie(reply, settings, 'x')],
	['override', (reply, settings) => setOverrideCookie(reply, settings, [{ slice: 'mfe-one', version: '1' }], SEAL)],
	['role', (reply, settings) => setRoleCookie(reply, settings, 'admin', SEAL)],
	['visit', (reply, settings) => startVisit(reply, settings)],
]

test.each(SETTERS)('over TLS no other host of the domain can set the cookie niouka_%s', (name, by) => {
	expect(set(settingsOf('https://niouka.example'), by)).toEqual({
		name: `__Host-niouka_${name}`,
		attributes: expect.objectContaining({ path: '/', secure: true, httpOnly: true }),
	})
	expect(set(settingsOf('http://localhost:3000'), by)).toEqual({
		name: `niouka_${name}`,
		attributes: expect.objectContaining({ path: '/', secure: false }),
	})
})

test('nor the one that binds a request of an app to its browser', () => {
	const settings = settingsOf('https://niouka.example')
	expect(requestCookie.name(settings, 'abc')).toBe('__Host-niouka_authorize_abc')
	expect(requestCookie.attributes(settings)).toMatchObject({ path: '/', secure: true, httpOnly: true })
	expect(hostCookie(settings, 'x')).toBe('__Host-x')
})
