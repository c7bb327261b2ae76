import { airingWords } from 'shared-composition/airing/airingWords'
import { type ContributedChange, LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { words } from '../words.ts'
import { Opened, Text } from './contributionStyle.ts'

/** Field by field what a change replaced; what was made has nothing before. */
export function Changes({ fields }: { fields: readonly ContributedChange[] }) {
	const t = useWords(words)
	const locale = useLocale()
	const textOf = (field: string, text: string) =>
		field === 'airing' ? airingWords(text, t, LANGUAGE_TAGS[locale]) : text
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
									{textOf(field, before)}
								</Text>
							)}
							<Text $isOld={false} dir="auto">
								<VisuallyHidden>{`${t('contributions.after')}: `}</VisuallyHidden>
								{textOf(field, after) || t('contributions.nothing')}
							</Text>
						</dd>
					</div>
				))}
			</dl>
		</Opened>
	)
}
