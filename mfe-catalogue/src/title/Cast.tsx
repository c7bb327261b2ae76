import type { CastMember } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Avatar, Section } from 'shared-ui'
import { translations } from '../translations.ts'
import { CreditCard, CreditName, Credits, CreditText, creditPath } from './credits.tsx'
import { ShowMore } from './ShowMore.tsx'

const FEW = 8

/** The characters of a title and their voice actors; renders nothing if there are none. */
export function Cast({ cast }: { cast: readonly CastMember[] }) {
	const t = useTranslations(translations)
	if (cast.length === 0) return null
	return (
		<Section title={t('title.cast')}>
			<ShowMore items={cast} few={FEW} more={t('title.cast.all', { number: cast.length })}>
				{(shown) => (
					<Credits>
						{shown.map(({ character, role, voiceActor }) => (
							<CreditCard key={`${character.name} ${voiceActor?.name}`}>
								<Avatar name={character.name} url={character.imageUrl} size={44} />
								<CreditText>
									<strong>
										<CreditName credit={character} to={creditPath('character', character)} />
									</strong>
									<span>{t(role ? `character.role.${role}` : 'title.cast.character')}</span>
								</CreditText>
								{voiceActor && (
									<>
										<CreditText>
											<strong>
												<CreditName credit={voiceActor} to={creditPath('person', voiceActor)} />
											</strong>
											<span>{t('title.cast.voice')}</span>
										</CreditText>
										<Avatar name={voiceActor.name} url={voiceActor.imageUrl} size={44} />
									</>
								)}
							</CreditCard>
						))}
					</Credits>
				)}
			</ShowMore>
		</Section>
	)
}
