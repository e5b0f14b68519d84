import type { ReactNode } from "react";

interface FormPageProps {
  readonly headline: string;
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A page of a few words and a form. */
export const FormPage = ({ headline, lead, children }: FormPageProps) => (
  <section className="below-header bg-sky-light">
    <div className="mx-auto w-[min(560px,100%-40px)] pt-12 pb-40 md:pt-16">
      <h1 className="page-title lg:-mr-40">{headline}</h1>
      <p className="mt-4 mb-8 text-lg leading-normal text-balance">{lead}</p>
      {children}
    </div>
  </section>
);
