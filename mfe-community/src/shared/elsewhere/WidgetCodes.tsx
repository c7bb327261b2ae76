import { WIDGET_SIZE, type WidgetKind, widgetCodes } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Meta, radius, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { CopyField } from './CopyField.tsx'
import { elsewhereTranslations } from './elsewhereTranslations.ts'

const Preview = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[4]};
	iframe { border: 0; max-width: 100%; }
	img { flex: 1 1 16rem; min-width: 0; max-width: 100%; height: auto; align-self: start; border-radius: ${radius.md}; }
`

/** The widget of a member or a group as others see it now, and the code with which other sites show it. */
export function WidgetCodes(widget: { kind: WidgetKind; id: string; name: string }) {
	const t = useTranslations(elsewhereTranslations)
	const { url, picture, html, markdown } = widgetCodes(widget, location.origin, useLocale())
	return (
		<Stack>
			<Meta as="p">{t(`elsewhere.widget.${widget.kind}`)}</Meta>
			<Preview>
				<iframe src={url} title={t('elsewhere.widget.card')} {...WIDGET_SIZE} />
				<img src={picture} alt={t('elsewhere.widget.picture')} width={1200} height={630} />
			</Preview>
			<CopyField label={t('elsewhere.widget.html')} value={html} />
			<CopyField label={t('elsewhere.widget.markdown')} value={markdown} />
		</Stack>
	)
}
