// Icons that few pages show. `icon` comes from the page, as all else of the package (parts.ts).
import { icon } from 'shared-ui'

export const CalendarIcon = /* @__PURE__ */ icon('M4 5h16v16H4zM4 10h16M8 2.5v4M16 2.5v4')
export const NewsIcon = /* @__PURE__ */ icon(
	'M3 4h14v16H5a2 2 0 0 1-2-2zM17 9h4v9a2 2 0 0 1-2 2h-2M7 8h6M7 12h6M7 16h4',
)
export const BookIcon = /* @__PURE__ */ icon(
	'M12 6c-2.5-2-6-2-9-1.5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5v-14C18 4 14.5 4 12 6v14',
)
export const MegaphoneIcon = /* @__PURE__ */ icon('M4 9.5v5h4l10 5v-15l-10 5zM8 14.5l1 6h3l-1-4.5M21 10.5v3')
export const PauseIcon = /* @__PURE__ */ icon('M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z', 'currentColor')
export const SparkIcon = /* @__PURE__ */ icon(
	'M12 3c.7 5.5 3.5 8.3 9 9-5.5.7-8.3 3.5-9 9-.7-5.5-3.5-8.3-9-9 5.5-.7 8.3-3.5 9-9',
	'currentColor',
)
export const FilterIcon = /* @__PURE__ */ icon('M3 5h18l-7 8.5V20l-4-2v-4.5z')
export const SortIcon = /* @__PURE__ */ icon('M7 4v16M3 16l4 4 4-4M17 20V4M13 8l4-4 4 4')
export const ThumbUpIcon = /* @__PURE__ */ icon(
	'M7 10.5v10H3v-10zM7 10.5 11.5 3c1.5 0 2.5 1 2.5 2.5L13 9.5h7l-1.5 11H7',
)
export const HistoryIcon = /* @__PURE__ */ icon('M4 4v5h5M4.5 9a8.5 8.5 0 1 1-1 5M12 7.5V12l3.5 2')
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3M8 7l4-4 4 4M5 12v9h14v-9')
export const TrashIcon = /* @__PURE__ */ icon('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 11v5.5M14 11v5.5')
