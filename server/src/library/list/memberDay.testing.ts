import { newMember, type TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { OBRA, writeSeries } from '../foreignSeries/series.testing.ts'

const ZONES = [
	['America/Sao_Paulo', '2026-04-02T00:30:00Z', '2026-04-01'],
	['Asia/Tokyo', '2026-04-01T15:30:00Z', '2026-04-02'],
	['Pacific/Kiritimati', '2026-04-01T10:30:00Z', '2026-04-02'],
	['Pacific/Pago_Pago', '2026-04-02T10:30:00Z', '2026-04-01'],
] as const

/** Tests that what is finished without a date has the day of the member. @param finish finishes the second season. */
export function testMemberDay(
	site: ReturnType<typeof testSite>,
	client: string,
	finish: (member: TestMember) => Promise<unknown>,
): void {
	test.each(ZONES)(`what ${client} finishes in %s at %s has the day of the member`, async (zone, instant, day) => {
		await writeSeries(site.db)
		site.clock.now = new Date(instant)
		const member = await newMember(site.app, {})
		await site.db.updateTable('member').set({ zone }).where('id', '=', member.id).execute()
		await finish(member)
		const entries = await site.db
			.selectFrom('list_entry')
			.where('member_id', '=', member.id)
			.where('title_id', '=', OBRA.second)
			.select(['status', 'finished_on'])
			.execute()
		expect(entries).toEqual([{ status: 'completed', finished_on: day }])
	})
}
