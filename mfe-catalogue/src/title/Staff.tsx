import type { StaffMember } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Avatar, Section } from 'shared-ui'
import { words } from '../words.ts'
import { CreditName } from './CreditName.tsx'
import { CreditCard, Credits, CreditWords } from './credit.ts'
import { FewThenAll } from './FewThenAll.tsx'
import { roleName } from './roleName.ts'

const FEW = 8

/** Who made a title and what they did; nothing where nobody is known. */
export function Staff({ staff }: { staff: readonly StaffMember[] }) {
	const t = useWords(words)
	if (staff.length === 0) return null
	return (
		<Section title={t('title.staff')}>
			<FewThenAll items={staff} few={FEW} more={t('title.staff.all', { number: staff.length })}>
				{(shown) => (
					<Credits>
						{shown.map(({ role, person }) => (
							<CreditCard key={`${role} ${person.name}`}>
								<Avatar name={person.name} url={person.imageUrl} size={44} />
								<CreditWords>
									<strong>
										<CreditName credit={person} />
									</strong>
									<span>{roleName(role, t)}</span>
								</CreditWords>
							</CreditCard>
						))}
					</Credits>
				)}
			</FewThenAll>
		</Section>
	)
}
