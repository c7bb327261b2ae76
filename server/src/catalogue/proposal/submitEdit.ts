import type { editRoute, FieldChange, RouteAnswer } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { checkChanges, type Edit, editEntity } from '../revision/editEntity.ts'
import { lockFields } from '../revision/lockFields.ts'
import { fillsOf } from './fills.ts'
import { propose } from './propose.ts'

/**
 * Stores the edit of a member. Of one who is not trusted, what fills an empty field holds at once; the rest waits for a moderator.
 *
 * @throws Problem as `editEntity` does. Then nothing is stored, of either part.
 */
export async function submitEdit(db: Database, edit: Edit, isTrusted: boolean): Promise<RouteAnswer<typeof editRoute>> {
	if (isTrusted) return { revision: await editEntity(db, edit) }
	const changes = checkChanges(edit)
	return inTransaction(db, async (transaction) => {
		const fields = await fillsOf(transaction, { ...edit, texts: await lockFields(transaction, edit) })
		const isFill = ({ field }: FieldChange) => fields.includes(field)
		const filling = changes.filter(isFill)
		const revision = filling.length > 0 ? await editEntity(transaction, { ...edit, changes: filling }) : null
		const rest = changes.filter((change) => !isFill(change))
		// An edit that changes nothing withdraws what waits; one that only fills does not.
		const isFillAlone = filling.length > 0 && rest.length === 0
		const proposal = isFillAlone ? null : await propose(transaction, { ...edit, changes: rest })
		return { revision, ...(proposal === null ? {} : { proposal }) }
	})
}
