import pg from 'pg'
import { problemOf } from '../http/refusal.ts'
import { DatabaseUnavailable, isUnavailable, losesConnection } from './unavailable.ts'

function refusal(code: string) {
	return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })
}

test.each([
	['a connection that ended', new Error('Connection terminated unexpectedly'), true, true],
	['a connection that was reset', Object.assign(new Error('read'), { code: 'ECONNRESET' }), true, true],
	['a server that shuts down', refusal('57P01'), true, true],
	['a transaction that was idle too long', refusal('25P03'), true, true],
	['a statement over its limit', refusal('57014'), true, false],
	['a server without connections', refusal('53300'), true, false],
	['a full disk of the server', refusal('53100'), true, false],
	['a row that is there already', refusal('23505'), false, false],
	['a statement with a mistake', refusal('42601'), false, false],
	['a mistake of ours', new TypeError('no'), false, false],
])('%s', (_what, error, unavailable, lost) => {
	expect([isUnavailable(error), losesConnection(error)]).toEqual([unavailable, lost])
})

test.each([
	['a database that is away', new DatabaseUnavailable(refusal('57P01'))],
	['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('%s is answered with 503 and Retry-After', (_what, error) => {
	expect(problemOf(error)).toMatchObject({ code: 'server.unavailable', statusCode: 503, retryAfter: 2 })
})
