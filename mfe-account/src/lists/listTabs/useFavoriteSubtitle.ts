import type { Favorite } from 'shared-contract'
import { useStaffRole } from 'shared-i18n/useStaffRole'

/** The line under the name of a favourite: the work of a character, or the role of a person in the reader's language. */
export function useFavoriteSubtitle(): (favorite: Pick<Favorite, 'type' | 'subtitle'>) => string {
	const staffRole = useStaffRole()
	return ({ type, subtitle }) => (type === 'person' ? staffRole(subtitle) : subtitle)
}
