import { plans } from "#content/plans.ts";
import { visitWords as words } from "#content/visit-page.ts";
import { contactMethods } from "#domain/api/bookings.ts";
import { dogCountLabel, dogCounts } from "#domain/booking/options.ts";
import { maxGateNoteLength } from "#domain/business-clock/visits.ts";
import { icon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import {
  announced,
  CallLink,
  choice,
  given,
  Note,
  Panel,
  PanelButton,
  PostForm,
  priceOf,
  Said,
  savedAlong,
  type WithPage,
} from "./elements.tsx";

const HomeIcon = icon("M3 11l9-7.5 9 7.5M5.5 9.5v11h13v-11M9.8 20.5v-6.2h4.4v6.2");
const RefreshIcon = icon("M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5");

export function GateForm({ page }: WithPage) {
  const { title, note, noteHint, words: dogs, button } = words.gate;
  const { error, ...gateNote } = given(page, "gateNote");
  return (
    <Panel page={page} act="gate" title={title} icon={HomeIcon} className="aside" hasTexts>
      {page.takesGateNotes && page.state !== "over" && (
        <div className="field mt-3">
          <label htmlFor="gate-note">{note}</label>
          <textarea
            {...gateNote}
            id="gate-note"
            rows={2}
            maxLength={maxGateNoteLength}
            autoComplete="off"
            aria-describedby="gate-hint gate-note-error"
            aria-invalid={error === undefined ? undefined : true}
          />
          <p id="gate-note-error">{error}</p>
          <span id="gate-hint" className="mt-1.5 text-sm leading-[1.4]">
            {noteHint}
          </span>
        </div>
      )}
      <TextAreaField
        {...given(page, "specialRequests")}
        id="gate-words"
        className="mt-3"
        label={dogs}
        rows={3}
        maxLength={2000}
      />
      <PanelButton>{button}</PanelButton>
    </Panel>
  );
}

export function PlanForm({ page }: WithPage) {
  const { title, after, button } = words.plan;
  const price = priceOf(page);
  return (
    <Panel page={page} act="plan" title={title} icon={RefreshIcon}>
      <p className="text-sm leading-[1.4]">
        <b className="font-display text-[2.25rem] leading-none font-black">
          {price.from + price.perVisit}
        </b>
        <span>{` ${price.period}`}</span>
      </p>
      <p className="text-sm leading-[1.4] text-balance">
        {`${after}, `}
        <span>{`${price.month}, ${price.dogs}`}</span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-3">
        <SelectField
          {...given(page, "numDogs")}
          id="plan-dogs"
          className="mt-3"
          defaultValue={page.numDogs}
          label="Number of Dogs"
          options={dogCounts.map((value) => ({ value, label: dogCountLabel(value) }))}
        />
        <SelectField
          {...given(page, "serviceType")}
          id="plan-type"
          className="mt-3"
          defaultValue={page.serviceType}
          label="Service Type"
          options={plans.map(({ serviceType, label }) => ({ value: serviceType, label }))}
        />
      </div>
      <PanelButton>{button}</PanelButton>
    </Panel>
  );
}

export function ContactMethodForm({ page }: WithPage) {
  const { title, ways, button } = words.reach;
  return (
    <Panel
      page={page}
      act="reach"
      title={title}
      icon={PhoneIcon}
      // Where there is no plan, it takes the plan's place.
      className={page.isCommercial ? "" : "aside"}
    >
      <fieldset aria-labelledby="reach-title">
        <div className={choice.list}>
          {contactMethods.map((way) => (
            <label key={way} className={choice.row}>
              <input
                type="radio"
                name="reachBy"
                value={way}
                defaultChecked={way === page.reachBy}
                className={choice.radio}
                required
              />
              <b className={choice.title}>{ways[way]}</b>
            </label>
          ))}
        </div>
      </fieldset>
      <PanelButton>{button}</PanelButton>
    </Panel>
  );
}

const typedAnew = [
  { name: "firstName", label: "First Name", autoComplete: "given-name", type: "text" },
  { name: "lastName", label: "Last Name", autoComplete: "family-name", type: "text" },
  { name: "email", label: "Email", autoComplete: "email", type: "email" },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel" },
  { name: "address", label: "Street Address", autoComplete: "street-address" },
  { name: "city", label: "City", autoComplete: "address-level2", type: "text" },
  { name: "zipCode", label: "Zip Code", autoComplete: "postal-code", type: "text" },
] as const;

const ofData = ["data", "link", "erase"];

/** Sets a form apart from what is above it. */
const below = "mt-[22px] border-t-2 border-dashed border-ink pt-[18px]";

/** The stored data, partly hidden, and the forms to change it. Open after one of them was sent. */
export function DataForm({ page }: WithPage) {
  const { title, lead, button, erase, eraseNote, eraseRequested, link, linkNote, wrongEmail } =
    words.data;
  const isOpen =
    typedAnew.some(({ name }) => page.errors[name] !== undefined) ||
    [page.said?.act, page.sentAct].some((act) => act !== undefined && ofData.includes(act));
  return (
    <details id="data" aria-label={title} open={isOpen} {...announced(page, ofData)}>
      <summary className="tap font-semibold text-balance underline underline-offset-4">
        {title}
      </summary>
      <div className="pt-2 pb-4">
        <Said page={page} acts={ofData} />
        <dl className="grid gap-1.5 text-sm">
          {typedAnew.map(({ name, label }) => (
            <div key={name} className="grid grid-cols-[minmax(0,8.5em)_minmax(0,1fr)] gap-3">
              <dt>{label}</dt>
              <dd className="font-semibold">{page.masked[name]}</dd>
            </div>
          ))}
        </dl>
        <PostForm
          page={page}
          act="data"
          noValidate
          aria-label={button}
          className={below}
          {...savedAlong(page, "data")}
        >
          <Note>{lead}</Note>
          <Note>
            {`${wrongEmail} `}
            <CallLink />
          </Note>
          {typedAnew.map(({ name, ...field }) => {
            if (name === "email") return null;
            const tied = { ...given(page, name), id: `data-${name}`, className: "mt-3", ...field };
            return name === "address" ? (
              <TextAreaField key={name} {...tied} rows={2} />
            ) : (
              <TextField key={name} {...tied} />
            );
          })}
          <PanelButton>{button}</PanelButton>
        </PostForm>
        {page.hasEmail && (
          <PostForm page={page} act="link" aria-label={link} className={below}>
            <Note>{linkNote}</Note>
            <PanelButton>{link}</PanelButton>
          </PostForm>
        )}
        {page.isErasureRequested ? (
          <Note>{eraseRequested}</Note>
        ) : (
          <PostForm page={page} act="erase" aria-label={erase} className={below}>
            <Note>{eraseNote}</Note>
            <PanelButton>{erase}</PanelButton>
          </PostForm>
        )}
      </div>
    </details>
  );
}

/** Asks once more: the first press only shows the question. */
export function CancelForm({ page }: WithPage) {
  const { button, sure, reason, yes, no } = words.cancel;
  return (
    <div id="cancel">
      {page.isCancelAsked ? (
        <PostForm page={page} act="cancel" className="pt-2 pb-4" aria-labelledby="cancel-title">
          <h2 id="cancel-title">{sure}</h2>
          <TextAreaField
            {...given(page, "reason")}
            id="cancel-reason"
            className="mt-3"
            label={reason}
            rows={2}
            maxLength={500}
          />
          <div className="flex flex-wrap items-end gap-x-6">
            <PanelButton>{yes}</PanelButton>
            <a href="?#cancel" className="tap font-semibold">
              {no}
            </a>
          </div>
        </PostForm>
      ) : (
        <form method="get" action="?#cancel">
          <button
            type="submit"
            name="ask"
            value="cancel"
            className="tap font-semibold text-terracotta underline underline-offset-4"
          >
            {button}
          </button>
        </form>
      )}
    </div>
  );
}
