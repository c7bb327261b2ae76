import type { StaffMember } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { useStaffRole } from 'shared-i18n/useStaffRole'
import { Avatar, Section } from 'shared-ui'
import { CreditCard, CreditName, Credits, CreditText, creditPath } from './credits.tsx'
import { ShowMore } from './ShowMore.tsx'
import { titleTranslations } from './titleTranslations.ts'

const FEW = 8

/** The staff of a title with their roles; renders nothing if there are none. */
export function Staff({ staff }: { staff: readonly StaffMember[] }) {
	const t = useTranslations(titleTranslations)
	const staffRole = useStaffRole()
	if (staff.length === 0) return null
	return (
		<Section far title={t('title.staff')}>
			<ShowMore items={staff} few={FEW} more={t('title.staff.all', { number: staff.length })}>
				{(shown) => (
					<Credits>
						{shown.map(({ role, person }) => (
							<CreditCard key={`${role} ${person.name}`}>
								<Avatar name={person.name} url={person.imageUrl} size={44} />
								<CreditText>
									<strong>
										<CreditName credit={person} to={creditPath('person', person)} />
									</strong>
									<span>{staffRole(role)}</span>
								</CreditText>
							</CreditCard>
						))}
					</Credits>
				)}
			</ShowMore>
		</Section>
	)
}
