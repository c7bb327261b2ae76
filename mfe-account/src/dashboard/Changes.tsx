import type { ContributedChange } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { words } from '../words.ts'
import { Opened, Text } from './contributionStyle.ts'

/** Field by field what a change replaced; what was made has nothing before. */
export function Changes({ fields }: { fields: readonly ContributedChange[] }) {
	const t = useWords(words)
	return (
		<Opened>
			<summary>{t('contributions.details')}</summary>
			<dl>
				{fields.map(({ field, before, after }) => (
					<div key={field}>
						<dt>{t(`contributions.field.${field}`)}</dt>
						<dd>
							{before !== '' && (
								<Text $isOld dir="auto">
									<VisuallyHidden>{`${t('contributions.before')}: `}</VisuallyHidden>
									{before}
								</Text>
							)}
							<Text $isOld={false} dir="auto">
								<VisuallyHidden>{`${t('contributions.after')}: `}</VisuallyHidden>
								{after || t('contributions.nothing')}
							</Text>
						</dd>
					</div>
				))}
			</dl>
		</Opened>
	)
}
