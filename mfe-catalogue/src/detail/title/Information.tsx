import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { LANGUAGE_TAGS, type TitlePage } from 'shared-contract'
import { common, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { informationFacts } from './information.ts'
import { SidePanel } from './SidePanel.tsx'
import { titleTranslations } from './titleTranslations.ts'

const Facts = styled.dl`
	display: grid;
	gap: ${space[3]};
	font-size: ${size.sm};
	> div { display: grid; grid-template-columns: minmax(6.5rem, 36%) minmax(0, 1fr); gap: ${space[3]}; }
	dt { color: ${color.muted}; }
	dd { margin: 0; font-weight: 550; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`

/** "Informações": labels and values in the reader's language. */
export function Information({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const locale = useLocale()
	const language = { t, shared, formats, isPortuguese: locale === 'pt', tag: LANGUAGE_TAGS[locale] }
	return (
		<SidePanel title={t('title.information')}>
			<Facts>
				{informationFacts(page, language).map(({ label, value, links }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							{links?.map(({ path, name }, index) => (
								<Fragment key={path}>
									{index > 0 && ', '}
									<Link to={path}>{name}</Link>
								</Fragment>
							)) ?? value}
						</dd>
					</div>
				))}
			</Facts>
		</SidePanel>
	)
}
