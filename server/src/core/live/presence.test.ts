import { jest } from '@jest/globals'
import type { Member } from 'shared-contract'
import type { Bus, BusListener } from './bus.ts'
import { AWAY_AFTER_MS, PROCESS_HEARTBEAT_MS, PROCESS_SILENT_MS } from './limits.ts'
import { LiveSite } from './liveSite.ts'

/** The bus between the processes of a test. Messages of a cut process are lost. */
function wires() {
	const listeners = new Map<Bus, BusListener>()
	const cut = new Set<Bus>()
	return {
		cut,
		end(): Bus {
			const bus: Bus = {
				send(message) {
					if (cut.has(bus)) return
					for (const [other, listener] of listeners) if (other !== bus && !cut.has(other)) listener(message)
				},
				listen: (listener) => void listeners.set(bus, listener),
				connected: async () => {},
				close: async () => void listeners.delete(bus),
			}
			return bus
		},
	}
}

const member = (id: string): Member => ({ id, username: id, avatarUrl: null, role: 'member' })

let sites: LiveSite[] = []
const siteOn = (bus: Bus) => {
	const site = new LiveSite(bus)
	sites.push(site)
	return site
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
	await Promise.all(sites.map((site) => site.close()))
	sites = []
	jest.useRealTimers()
})

test('a member is online while a page is open in any process, and for a short time after', () => {
	const between = wires()
	const [one, two] = [siteOn(between.end()), siteOn(between.end())]
	const leave = [one.trackPresence(member('bia')), one.trackPresence(member('bia')), two.trackPresence(member('bia'))]
	expect([one.isOnline('bia'), two.isOnline('bia')]).toEqual([true, true])
	for (const go of leave) {
		expect(two.isOnline('bia')).toBe(true)
		go()
	}
	jest.advanceTimersByTime(AWAY_AFTER_MS - 1)
	expect(one.isOnline('bia')).toBe(true)
	jest.advanceTimersByTime(1)
	expect([one.isOnline('bia'), two.isOnline('bia')]).toEqual([false, false])
})

test('a reload does not make a member offline', () => {
	const site = siteOn(wires().end())
	site.trackPresence(member('bia'))()
	jest.advanceTimersByTime(AWAY_AFTER_MS - 1)
	site.trackPresence(member('bia'))
	jest.advanceTimersByTime(AWAY_AFTER_MS * 2)
	expect(site.isOnline('bia')).toBe(true)
})

test('a process that starts late or has lost messages gets the full list', () => {
	const between = wires()
	const ends = [between.end(), between.end()] as const
	const one = siteOn(ends[0])
	one.trackPresence(member('bia'))
	const two = siteOn(ends[1])
	jest.advanceTimersByTime(PROCESS_HEARTBEAT_MS)
	expect(two.isOnline('bia')).toBe(true)

	between.cut.add(ends[1])
	for (let id = 0; id < 5000; id++) one.trackPresence(member(`m${id}`))
	between.cut.delete(ends[1])
	expect(two.isOnline('m4999')).toBe(false)
	jest.advanceTimersByTime(PROCESS_HEARTBEAT_MS)
	expect(two.online(['m0', 'm2500', 'm4999', 'bia', 'nobody']).size).toBe(4)
})

test('the members of a crashed process go offline after a timeout, those of a stopped one at once', async () => {
	const between = wires()
	const ends = [between.end(), between.end(), between.end()] as const
	const [one, two, three] = [siteOn(ends[0]), siteOn(ends[1]), siteOn(ends[2])]
	two.trackPresence(member('bia'))
	three.trackPresence(member('caio'))
	await three.close()
	expect(one.online(['bia', 'caio'])).toEqual(new Set(['bia']))
	between.cut.add(ends[1])
	jest.advanceTimersByTime(PROCESS_SILENT_MS + PROCESS_HEARTBEAT_MS)
	expect(one.isOnline('bia')).toBe(false)
})
