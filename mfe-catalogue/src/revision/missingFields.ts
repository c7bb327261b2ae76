import type { EditingField } from './editingField.ts'
import type { FormField } from './formFields.ts'

/** The fields of a part of the form that have no value. Episodes and chapters are not loaded with the form. */
export function missingFields(fields: readonly FormField[], editing: readonly EditingField[]): FormField[] {
	return fields.filter(({ field, type }) => {
		const state = editing.find((each) => each.field === field)
		if (!state || type === 'parts') return false
		return type === 'picture' ? state.typed.startsWith('/art/') : state.typed === ''
	})
}
