import { boolean, nullable, object, string } from 'shared-contract/schema'
import { keptForm } from '../draft/keptForm.ts'

/** The form of a list whose owner had to sign in before it was saved; `id` is null of a new one. */
export const keptList = keptForm(
	'list',
	object({ id: nullable(string()), title: string(), description: string(), isPublic: boolean() }),
)
