import type { HomeLayout } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** How a member arranges their home page; empty lists where they have not. */
export async function readHomeLayout(db: Database, memberId: string): Promise<HomeLayout> {
	const row = await db
		.selectFrom('home_layout')
		.where('member_id', '=', memberId)
		.select(['row_order as order', 'hidden'])
		.executeTakeFirst()
	return row ?? { order: [], hidden: [] }
}

/** Stores how a member arranges their home page. */
export async function writeHomeLayout(db: Database, memberId: string, { order, hidden }: HomeLayout): Promise<void> {
	const values = { row_order: order, hidden }
	await db
		.insertInto('home_layout')
		.values({ member_id: memberId, ...values })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
		.execute()
}
