import "astro";
import "react";

declare global {
  namespace App {
    interface Locals {
      clock?: import("#domain/pages/page-props.ts").PageClock;
    }
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    "client:touch"?: boolean;
  }
}

// Invoker commands: React passes the attributes through but has no types for them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }

  // A link within a drawing is placed like its shapes.
  interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> {
    transform?: string | undefined;
  }
}
