import type { CastMember } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Avatar, Section } from 'shared-ui'
import { words } from '../words.ts'
import { CreditName } from './CreditName.tsx'
import { CreditCard, Credits, CreditWords } from './credit.ts'
import { FewThenAll } from './FewThenAll.tsx'

const FEW = 8

/** Who appears in a title and who lends them a voice; nothing where nobody is known. */
export function Cast({ cast }: { cast: readonly CastMember[] }) {
	const t = useWords(words)
	if (cast.length === 0) return null
	return (
		<Section title={t('title.cast')}>
			<FewThenAll items={cast} few={FEW} more={t('title.cast.all', { number: cast.length })}>
				{(shown) => (
					<Credits>
						{shown.map(({ character, voiceActor }) => (
							<CreditCard key={`${character.name} ${voiceActor?.name}`}>
								<Avatar name={character.name} url={character.imageUrl} size={44} />
								<CreditWords>
									<strong>
										<CreditName credit={character} />
									</strong>
									<span>{t('title.cast.character')}</span>
								</CreditWords>
								{voiceActor && (
									<>
										<CreditWords>
											<strong>
												<CreditName credit={voiceActor} />
											</strong>
											<span>{t('title.cast.voice')}</span>
										</CreditWords>
										<Avatar name={voiceActor.name} url={voiceActor.imageUrl} size={44} />
									</>
								)}
							</CreditCard>
						))}
					</Credits>
				)}
			</FewThenAll>
		</Section>
	)
}
